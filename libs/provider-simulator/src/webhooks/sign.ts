import { hmac } from '../hmac.ts'

/** base64(HMAC-SHA256(body, secret)), as both Shopify and WooCommerce sign what they send. */
export const sign = async (body: string | Uint8Array<ArrayBuffer>, secret: string): Promise<string> =>
  btoa(String.fromCharCode(...(await hmac(body, secret))))
