const addresses = [
  /^(?:https?:\/\/)?([a-z\d-]+)\.myshopify\.com(?:[/?#].*)?$/i,
  /^https?:\/\/admin\.shopify\.com\/store\/([a-z\d-]+)(?:[/?#].*)?$/i,
]

/** The name of a Shopify store in the input: people paste the address of the shop, or of its admin. */
export function shopName(typed: string): string {
  for (const address of addresses) {
    const name = address.exec(typed.trim())?.[1]
    if (name !== undefined) return name
  }
  return typed
}
