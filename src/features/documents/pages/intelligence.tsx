import { DocumentsPage } from '../components/documents-page.tsx';

/** The same under its other address; what it makes stands beside it. */
export default function Intelligence() {
  return <DocumentsPage title="Document intelligence" />;
}
