/** Reads PDFs beside the page. The file that this becomes has a policy of its own (`kit/http/csp.server.ts`). */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
