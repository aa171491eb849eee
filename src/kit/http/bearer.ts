/** The token of `Authorization: Bearer …`; the name of the scheme is the same in any letter case (RFC 9110, 11.1). */
export function bearerToken(headers: Headers): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
