import { DocumentsPage } from '../components/documents-page.tsx';

/** The documents page under its second address. */
export default function Intelligence() {
  return <DocumentsPage title="Document intelligence" />;
}
