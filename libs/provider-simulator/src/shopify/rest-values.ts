import type { Person } from '../dataset/dataset.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import type { GidKind } from './gid.ts'
import { priceText } from './money.ts'
import type { Both } from './money.ts'

/** Both forms of an id in a REST body. */
export const ids = (kind: GidKind, id: number) => ({
  id: shopifyNumber(kind, id),
  admin_graphql_api_id: shopifyGid(kind, id),
})

const two = (value: number) => String(Math.abs(value)).padStart(2, '0')

/** A time in REST bodies: the shop's own time with its offset, where GraphQL writes UTC. */
export const restTime = (shop: Shop, gmt: string): string => {
  const local = shop.clock.toLocal(gmt)
  const minutes = (Date.parse(`${local}Z`) - Date.parse(`${gmt}Z`)) / 60_000
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`
}

/** An amount in the shop's currency and in the buyer's. */
export const moneySet = (shop: Shop, order: ShopOrder, amount: Both) => ({
  shop_money: { amount: priceText(amount.shop), currency_code: shop.currency },
  presentment_money: { amount: priceText(amount.presentment), currency_code: order.currency },
})

/** A postal address with only the name and the country; null where neither is known. */
export const addressBody = (person: Person | null, country: string) =>
  person === null && country === ''
    ? null
    : {
        first_name: person?.firstName ?? null,
        last_name: person?.lastName ?? null,
        name: person ? `${person.firstName} ${person.lastName}`.trim() : null,
        address1: null,
        address2: null,
        phone: null,
        city: null,
        zip: null,
        province: null,
        province_code: null,
        country: country || null,
        country_code: country || null,
        company: null,
        latitude: null,
        longitude: null,
      }
