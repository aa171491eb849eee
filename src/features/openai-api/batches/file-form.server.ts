/** The form of an upload: a file, what it is for, and how long it shall stay. */
import { z } from 'zod';
import { readForm } from '#kit/http/body.server.ts';
import { invalid } from '../chat-messages.ts';
import { refuse } from '../refusal.ts';
import { uploadFile } from './contract.ts';
import { longestStay, shortestStay, uploadPurposes } from './limits.ts';

const fields = ['file', 'purpose', 'expires_after[anchor]', 'expires_after[seconds]'];
const seconds = z.coerce.number().int().min(shortestStay).max(longestStay);

export async function readUpload(request: Request) {
  const form = await readForm(request, uploadFile.bodyLimit);
  for (const name of form.keys()) if (!fields.includes(name)) refuse(name);
  const file = form.get('file');
  if (!(file instanceof File)) return invalid('file', 'Send the file as the field "file".');
  if (file.size === 0) return invalid('file', 'The file is empty.');
  const purpose = uploadPurposes.find((one) => one === form.get('purpose'));
  if (!purpose) return invalid('purpose', `Files are kept for ${uploadPurposes.join(' or ')}.`);
  return {
    body: new Uint8Array(await file.arrayBuffer()),
    name: file.name,
    purpose,
    staysSeconds: readStay(form),
  };
}

function readStay(form: FormData): number {
  const [anchor, given] = [form.get('expires_after[anchor]'), form.get('expires_after[seconds]')];
  if (anchor === null && given === null) return longestStay;
  if (anchor !== 'created_at') return invalid('expires_after.anchor', "The anchor must be 'created_at'.");
  const read = seconds.safeParse(given);
  return read.success
    ? read.data
    : invalid('expires_after.seconds', `Between ${shortestStay} and ${longestStay} seconds.`);
}
