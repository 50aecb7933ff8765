const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** base64(HMAC-SHA256(body, secret)), as both Shopify and WooCommerce sign what they send. */
export const sign = async (body: string, secret: string): Promise<string> => {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return base64(await crypto.subtle.sign('HMAC', key, encoder.encode(body)))
}
