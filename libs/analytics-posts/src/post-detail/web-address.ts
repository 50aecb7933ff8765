/** An address that is safe to open or show: only http and https; null for anything else in that field. */
export function webAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}
