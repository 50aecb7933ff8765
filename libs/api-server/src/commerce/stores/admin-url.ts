import type { StoreType } from '@tandem/api-contract'

interface ListedStore {
  type: StoreType
  url: string
}

type AdminRow = 'order' | 'customer' | 'product'

/**
 * Where a row is in the shop's own admin; null where that cannot be told. WooCommerce's order pages have two
 * addresses, by how the shop keeps its orders; each leads on to the other (PostsRedirectionController and
 * COTRedirectionController of its sources), so the older one is right everywhere.
 */
export function adminUrl(store: ListedStore, row: AdminRow, providerId: string): string | null {
  // Shopify's ids end in the number that its addresses carry: gid://shopify/Order/450789469.
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
