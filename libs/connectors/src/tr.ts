import type { TextPairs } from '@tandem/api-contract'
import { addressesInTurkish } from './address-refused.tr.ts'
import { instagramInTurkish } from './instagram/refusals.tr.ts'
import { failuresInTurkish } from './requests/failures.tr.ts'
import { shopifyInTurkish } from './shopify/refusals.tr.ts'
import { wooCommerceInTurkish } from './woocommerce/refusals.tr.ts'

/** The texts of all provider errors and notices with their Turkish. */
export const turkishTexts: TextPairs = [
  ...failuresInTurkish,
  ...addressesInTurkish,
  ...wooCommerceInTurkish,
  ...shopifyInTurkish,
  ...instagramInTurkish,
]

/** What could not be read, as the texts above name it. */
export const turkishSubjects: TextPairs = [
  ['orders', 'siparişler'],
  ['customers', 'müşteriler'],
  ['products', 'ürünler'],
  ['orders, products and customers', 'siparişler, ürünler ve müşteriler'],
  ['collections', 'koleksiyonlar'],
  ['collections of a product', 'bir ürünün koleksiyonları'],
  ['variants of a product', 'bir ürünün varyantları'],
  ['refunds', 'iadeler'],
  ['lines of an order', 'bir siparişin satırları'],
  ['lines of a refund', 'bir iadenin satırları'],
  ['notes of orders', 'sipariş notları'],
  ['the shop', 'mağaza'],
  ['this store', 'bu mağaza'],
  ['the settings', 'ayarlar'],
  ['the currency', 'para birimi'],
  ['the report on orders', 'sipariş raporu'],
  ['the report on revenue', 'gelir raporu'],
  ['the report on sales', 'satış raporu'],
  ['the account', 'hesap'],
  ['another account', 'başka bir hesap'],
  ['posts', 'gönderiler'],
  ['insights of a post', 'bir gönderinin istatistikleri'],
  ['insights of the account', 'hesabın istatistikleri'],
  ['the connection', 'bağlantı'],
  ['the login', 'giriş'],
  ['permissions', 'izinler'],
  ['Pages', 'Sayfalar'],
  ['a Page', 'bir Sayfa'],
  ['everything it should', 'gerekli her şey'],
  ['{{0}} and {{1}}', '{{0}} ve {{1}}'],
]
