import { DocumentsPage } from '../components/documents-page.tsx';

export default function Documents() {
  return <DocumentsPage title="Document analysis" />;
}
