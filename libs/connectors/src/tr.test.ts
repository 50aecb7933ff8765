import { expect, test } from 'vitest'
import { translatorOf } from '@tandem/api-contract'
import { timesInTurkish } from '@tandem/api-contract/tr'
import { addressRefused } from './address-refused.ts'
import * as instagram from './instagram/refusals.ts'
import { ReadingStopped } from './provider-error.ts'
import * as requests from './requests/failures.ts'
import * as shopify from './shopify/refusals.ts'
import { turkishSubjects, turkishTexts } from './tr.ts'
import * as wooCommerce from './woocommerce/refusals.ts'

const inTurkish = translatorOf(turkishTexts, [...timesInTurkish, ...turkishSubjects])

const addresses = [
  'not_an_address',
  'scheme',
  'plain_http',
  'credentials',
  'port',
  'private_address',
  'local_name',
] as const

/** Every refusal, with each of the texts that it can have. */
const refusals = [
  wooCommerce.wrongKey(),
  wooCommerce.wrongSecret(),
  wooCommerce.missingPermission('orders'),
  wooCommerce.noWooCommerce(),
  wooCommerce.plainPermalinks(),
  wooCommerce.notData(),
  wooCommerce.firewall(),
  wooCommerce.failed(500, null),
  new wooCommerce.ParameterRefused([]),
  new wooCommerce.RouteMissing(),
  new wooCommerce.RowMissing(),
  shopify.noSuchStore(),
  shopify.keyRefused('shopify_access_token'),
  shopify.keyRefused('shopify_client_id'),
  shopify.unknownClient(),
  shopify.wrongClientSecret(),
  shopify.notInstalled(),
  shopify.missingScopes(['read_orders', 'read_products'], 'shopify_access_token'),
  shopify.missingScopes(['read_orders'], 'shopify_client_id'),
  shopify.accessDenied('customers', null, 'shopify_access_token'),
  shopify.accessDenied('this store', 'read_orders', 'shopify_access_token'),
  shopify.frozen(),
  shopify.locked(),
  shopify.inactive(),
  shopify.notData(),
  shopify.failed(500, null),
  new shopify.TooExpensive(),
  ...[0, 458, 459, 460, 463, 464, 467, 492].map((subcode) => instagram.reconnect(subcode)),
  instagram.dataAccessEnded(),
  instagram.missingPermission('posts'),
  instagram.missingPermission('everything it should', ['instagram_basic']),
  instagram.gone('the account'),
  instagram.usernameNotFound(),
  instagram.blocked(3600),
  instagram.wrongCode(),
  instagram.wrongApp('id'),
  instagram.wrongApp('secret'),
  instagram.failed(2),
  instagram.notData(),
  new instagram.TooMuchData(),
  new instagram.ParameterRefused('posts'),
  new instagram.TooFewPeople('posts'),
  new instagram.OlderThanAccount('posts'),
  ...[requests.storeWords, instagram.words].flatMap((words) => [
    requests.unreachable('ENOTFOUND', null, words),
    requests.unreachable('CERT_HAS_EXPIRED', null, words),
    requests.unreachable(null, null, words),
    requests.timedOut(words),
    requests.rateLimited(null, words),
    requests.rateLimited(90, words),
    requests.heldBack('unreachable', 300, words),
    requests.unexpected('refunds: parent_id', words),
  ]),
  requests.redirected(null, 'https://shop.example', 'woocommerce_url'),
  requests.redirected('https://other.example/shop', 'https://shop.example', 'woocommerce_url'),
  requests.tooMuchData(),
  new ReadingStopped(),
  ...addresses.map((reason) => addressRefused(reason)),
]

test.each(refusals.map(({ message }) => message))('has Turkish for: %s', (message) => {
  const turkish = inTurkish(message)
  expect(turkish).not.toBe(message)
  expect(turkish).not.toMatch(/\b(?:the|and|is|are|was|your|orders|seconds|minutes)\b|[{}]/)
})

test('keeps names, numbers and addresses', () => {
  expect(inTurkish(requests.rateLimited(90).message)).toContain('90 saniye')
  expect(
    inTurkish(requests.redirected('https://other.example', 'https://a.example', 'woocommerce_url').message),
  ).toContain('https://other.example')
  expect(inTurkish(shopify.missingScopes(['read_a', 'read_b'], 'shopify_client_id').message)).toContain(
    'read_a ve read_b',
  )
})
