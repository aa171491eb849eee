import { urlOf } from '#kit/contract/call.ts';
import { sharedPicture } from './contract.ts';

/** The picture that chat apps show of something shared. */
export const sharePicturePath = (secret: string) => urlOf(sharedPicture, { params: { secret } });
