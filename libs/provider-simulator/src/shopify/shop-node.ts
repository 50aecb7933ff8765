import type { Call } from './call.ts'
import { shopifyGid } from './gid.ts'

const minute = 60_000

const two = (value: number) => String(value).padStart(2, '0')

/** `shop`: its name, address, currency and time zone. */
export const shopNode = ({ shop, home }: Call): object => {
  const now = shop.now()
  const local = Date.parse(`${shop.clock.toLocal(now.toISOString().slice(0, 19))}Z`)
  const minutes = Math.round((local - Math.floor(now.getTime() / 1000) * 1000) / minute)
  const sign = minutes < 0 ? '-' : '+'
  const absolute = Math.abs(minutes)
  const oldest = shop.products[0]?.createdAt ?? '2010-12-01T08:00:00'
  const domain = `${shop.name}.myshopify.com`
  return {
    __typename: 'Shop',
    id: shopifyGid('Shop', 1),
    name: shop.title,
    email: `owner@${shop.name}.test`,
    contactEmail: `hello@${shop.name}.test`,
    shopOwnerName: 'Robin Oak',
    myshopifyDomain: domain,
    primaryDomain: { id: 'gid://shopify/Domain/1', host: domain, url: home, sslEnabled: true },
    url: home,
    currencyCode: shop.currency,
    enabledPresentmentCurrencies: [
      ...new Set([shop.currency, ...[...shop.orders.values()].map(({ currency }) => currency)]),
    ],
    ianaTimezone: shop.timeZone,
    timezoneAbbreviation: shop.timeZone,
    timezoneOffset: `${sign}${two(Math.floor(absolute / 60))}${two(absolute % 60)}`,
    timezoneOffsetMinutes: minutes,
    plan: { publicDisplayName: 'Basic', displayName: 'Basic', partnerDevelopment: false, shopifyPlus: false },
    createdAt: `${shop.clock.toGmt(oldest)}Z`,
    updatedAt: `${shop.clock.toGmt(oldest)}Z`,
    taxesIncluded: false,
    orderNumberFormatPrefix: '#',
    orderNumberFormatSuffix: '',
  }
}
