/** `npm run docs`: writes the documents that come from the code. */
import { generatedDocs, readDoc, writeDoc } from './docs/generated-docs.ts';

for (const { file, write } of generatedDocs) writeDoc(file, write(readDoc(file)));
