import type { StoreType } from '@tandem/api-contract'

interface ListedStore {
  type: StoreType
  url: string
}

type AdminRow = 'order' | 'customer' | 'product'

/**
 * A row's address in the shop's admin; null when unknown. WooCommerce's order pages have two addresses,
 * depending on how the shop stores its orders; each redirects to the other (PostsRedirectionController and
 * COTRedirectionController of its sources), so the older one works everywhere.
 */
export function adminUrl(store: ListedStore, row: AdminRow, providerId: string): string | null {
  // Shopify's ids end with the number in its addresses: gid://shopify/Order/450789469.
  const id = providerId.split('/').at(-1) ?? ''
  if (!/^\d+$/.test(id) || !URL.canParse(store.url)) return null
  return admins[store.type](store.url, row, id)
}

const admins: Record<StoreType, (url: string, row: AdminRow, id: string) => string> = {
  shopify(url, row, id) {
    const shop = new URL(url).hostname.split('.')[0]
    return `https://admin.shopify.com/store/${shop}/${row}s/${id}`
  },
  woocommerce(url, row, id) {
    const admin = `${url.replace(/(?<!\/)\/+$/, '')}/wp-admin`
    return row === 'customer'
      ? `${admin}/user-edit.php?user_id=${id}`
      : `${admin}/post.php?post=${id}&action=edit`
  },
}
