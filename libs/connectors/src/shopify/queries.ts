// Money is in the shop's currency. Connections inside a row are small, because their size multiplies its
// cost; the rest is read with separate documents.
//
// `refunds` and `transactions` of an order are lists without pages. Without `first` Shopify returns all of
// them, and their number can't take a query over the limit of 1,000 points, because the cost is checked before
// the query runs. By the documented rules a list counts as its object, so an order costs 94 points with one
// point for its transactions. If Shopify counts more, its answers say so and the pages become smaller. Bulk
// operations have no limit of cost.

const money = '{ shopMoney { amount currencyCode } }'

const address = '{ name company address1 address2 zip city province countryCodeV2 phone }'

const collectionFields = 'id legacyResourceId title handle'

const productFields = `
  id legacyResourceId title status onlineStoreUrl updatedAt tracksInventory totalInventory
  priceRangeV2 { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  featuredMedia { preview { image { url } } }`

const customerFields = `
  id legacyResourceId firstName lastName createdAt updatedAt
  defaultEmailAddress { emailAddress }
  defaultPhoneNumber { phoneNumber }
  defaultAddress ${address}`

const orderFields = `
  id legacyResourceId name test cancelledAt processedAt updatedAt taxesIncluded edited returnStatus
  displayFinancialStatus displayFulfillmentStatus
  totalPriceSet ${money}
  currentTotalPriceSet ${money}
  totalTaxSet ${money}
  totalShippingPriceSet ${money}
  totalDiscountsSet ${money}
  totalRefundedSet ${money}
  refunds { totalRefundedSet ${money} }
  email discountCodes
  customer { legacyResourceId firstName lastName defaultEmailAddress { emailAddress } }
  phone note paymentGatewayNames fullyPaid
  shippingLine { title }
  transactions { kind status processedAt }
  billingAddress ${address}
  shippingAddress ${address}
  customerJourneySummary {
    ready
    firstVisit { referrerUrl source utmParameters { source medium } }
    lastVisit {
      landingPage referrerUrl source sourceType referralCode
      utmParameters { source medium campaign content term }
    }
  }`

const lineFields = `
  id name sku quantity currentQuantity
  product { legacyResourceId }
  variant { legacyResourceId }
  originalTotalSet ${money}
  priceAfterAllDiscountsBeforeTaxesSet ${money}
  discountAllocations { allocatedAmountSet ${money} }
  taxLines { rate priceSet ${money} }`

const refundFields = `id legacyResourceId processedAt note totalRefundedSet ${money}`
const orderWithRefundsFields = `id legacyResourceId taxesIncluded updatedAt refunds { ${refundFields} }`

const refundLineFields = `
  quantity
  subtotalSet ${money}
  totalTaxSet ${money}
  lineItem { id product { legacyResourceId } }`

const variantFields = 'legacyResourceId sku inventoryItem { unitCost { amount currencyCode } }'
const variants = `nodes { ${variantFields} } pageInfo { hasNextPage endCursor }`
const collectionIds = 'nodes { legacyResourceId } pageInfo { hasNextPage endCursor }'
const lines = `nodes { ${lineFields} } pageInfo { hasNextPage endCursor }`
const refundLines = `nodes { ${refundLineFields} } pageInfo { hasNextPage endCursor }`
const refundShipping = `
  nodes { subtotalAmountSet ${money} taxAmountSet ${money} } pageInfo { hasNextPage endCursor }`

const productNode = `${productFields}
  variants(first: 3) { ${variants} }
  collections(first: 5) { ${collectionIds} }`
const orderNode = `${orderFields} lineItems(first: 5) { ${lines} }`
const refundNode = `id
  refundLineItems(first: 5) { ${refundLines} }
  refundShippingLines(first: 5) { ${refundShipping} }
  duties { amountSet ${money} }`

const page = (name: string, field: string, node: string) => `
query ${name}($first: Int!, $query: String) {
  page: ${field}(first: $first, query: $query, sortKey: ID) {
    nodes { ${node} }
    pageInfo { hasNextPage }
  }
}`
const one = (name: string, field: string, node: string) => `
query ${name}($id: ID!) { one: ${field}(id: $id) { ${node} } }`
const inBulk = (field: string, node: string) => `{ ${field}(sortKey: ID) { edges { node { ${node} } } } }`

/** A page of each kind, by number. */
export const pages = {
  collections: page('Collections', 'collections', collectionFields),
  products: page('Products', 'products', productNode),
  customers: page('Customers', 'customers', customerFields),
  orders: page('Orders', 'orders', orderNode),
  refunds: page('OrdersWithRefunds', 'orders', orderWithRefundsFields),
}

/** Only the numbers of a kind. */
export const identities = {
  products: page('ProductIds', 'products', 'legacyResourceId'),
  customers: page('CustomerIds', 'customers', 'legacyResourceId'),
  orders: page('OrderIds', 'orders', 'legacyResourceId'),
}

/** One row by its id. */
export const singles = {
  collections: one('Collection', 'collection', collectionFields),
  products: one('Product', 'product', productNode),
  customers: one('Customer', 'customer', customerFields),
  orders: one('Order', 'order', orderNode),
}

const several = (name: string, type: string, node: string) => `
query ${name}($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type} { ${node} } } }`

/** Rows of a kind by their ids. */
export const byIds = {
  products: several('ProductsById', 'Product', productNode),
  customers: several('CustomersById', 'Customer', customerFields),
  orders: several('OrdersById', 'Order', orderNode),
}

/** The refunds of one order. */
export const refundsOfOrder = one('RefundsOfOrder', 'order', orderWithRefundsFields)

/** Refunds by id, with their parts. */
export const refundsById = several('RefundContents', 'Refund', refundNode)

/**
 * Changes of orders after they were placed. Later agreements than the first ten, and more lines of one, only
 * say how a line was added or removed, and aren't requested.
 */
export const changesOfOrders = several(
  'ChangesOfOrders',
  'Order',
  `id
  currentTotalTaxSet ${money}
  currentShippingPriceSet ${money}
  totalRefundedShippingSet ${money}
  refundDiscrepancySet ${money}
  refunds { id totalRefundedSet ${money} }
  agreements(first: 10) {
    nodes { reason sales(first: 10) { nodes { actionType quantity ... on ProductSale { lineItem { id } } } } }
  }`,
)

/** The rest of a row's lists. */
export const furtherLines = {
  collections: `
query CollectionsOfProduct($id: ID!, $first: Int!, $after: String) {
  one: product(id: $id) { more: collections(first: $first, after: $after) { ${collectionIds} } }
}`,
  variants: `
query VariantsOfProduct($id: ID!, $first: Int!, $after: String) {
  one: product(id: $id) { more: variants(first: $first, after: $after) { ${variants} } }
}`,
  lines: `
query LinesOfOrder($id: ID!, $first: Int!, $after: String) {
  one: order(id: $id) { more: lineItems(first: $first, after: $after) { ${lines} } }
}`,
  refundLines: `
query LinesOfRefund($id: ID!, $first: Int!, $after: String) {
  one: node(id: $id) { ... on Refund { more: refundLineItems(first: $first, after: $after) { ${refundLines} } } }
}`,
  refundShipping: `
query ShippingOfRefund($id: ID!, $first: Int!, $after: String) {
  one: node(id: $id) { ... on Refund { more: refundShippingLines(first: $first, after: $after) { ${refundShipping} } } }
}`,
}

const countOf = (name: string, field: string) => `
query ${name}($query: String) { total: ${field}(query: $query, limit: null) { count precision } }`

/** The shop's own totals, however large. */
export const countQueries = {
  collections: countOf('CollectionsCount', 'collectionsCount'),
  products: countOf('ProductsCount', 'productsCount'),
  customers: countOf('CustomersCount', 'customersCount'),
  orders: countOf('OrdersCount', 'ordersCount'),
}

/** The owner and permissions of a token. */
export const shopAndScopes = `
query ShopAndScopes { shop { currencyCode primaryDomain { url } } currentAppInstallation { accessScopes { handle } } }`

/** What a shop's report depends on. */
export const reportBasis = `
query ReportBasis { shop { ianaTimezone } currentAppInstallation { accessScopes { handle } } }`

/** The shop's own figures, in the query language of its reports. */
export const salesReport = `
query SalesReport($query: String!) { shopifyqlQuery(query: $query) { parseErrors tableData { rows } } }`

/** The fields of orders that their sums need. */
export const orderSums = `
query OrderSums($first: Int!, $after: String, $query: String!) {
  page: orders(first: $first, after: $after, query: $query, sortKey: PROCESSED_AT) {
    nodes {
      legacyResourceId processedAt cancelledAt test edited returnStatus
      totalPriceSet ${money} currentTotalPriceSet ${money} totalRefundedSet ${money} refundDiscrepancySet ${money}
      refunds { totalRefundedSet ${money} }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

/** One row of each kind, to prove that it can be read. */
export const proof = `
query Proof {
  orders(first: 1) { nodes { id email customer { id lastName } } }
  products(first: 1) { nodes { id variants(first: 1) { nodes { inventoryItem { unitCost { amount } } } } } }
  customers(first: 1) { nodes { id lastName } }
}`

/** The queries of bulk operations: every row of a kind, with its lines as separate rows. */
export const bulkQueries = {
  products: inBulk(
    'products',
    `${productFields}
    variants { edges { node { id ${variantFields} } } }
    collections { edges { node { id legacyResourceId } } }`,
  ),
  customers: inBulk('customers', customerFields),
  orders: inBulk('orders', `${orderFields} lineItems { edges { node { ${lineFields} } } }`),
  refunds: inBulk('orders', orderWithRefundsFields),
}
