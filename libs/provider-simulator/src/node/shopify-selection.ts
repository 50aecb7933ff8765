/**
 * The fields of Shopify's Admin schema to keep, by type. Enums, scalars, inputs and connections that kept
 * fields use are kept too; the fields of a connection don't need to be named.
 */
export const shopifySelection: Record<string, string> = {
  QueryRoot: `order orders ordersCount refund customer customers customersCount product products productsCount productVariant
    collection collections collectionsCount shop bulkOperation bulkOperations currentBulkOperation
    webhookSubscription webhookSubscriptions webhookSubscriptionsCount currentAppInstallation node nodes
    shopifyqlQuery`,
  Mutation: `bulkOperationRunQuery bulkOperationCancel webhookSubscriptionCreate webhookSubscriptionUpdate
    webhookSubscriptionDelete`,
  Node: 'id',
  ShopifyqlQueryResponse: 'parseErrors tableData',
  ShopifyqlTableData: 'columns rows',
  ShopifyqlTableDataColumn: 'name dataType displayName',
  LegacyInteroperability: 'legacyResourceId',
  DisplayableError: 'field message',
  PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  Count: 'count precision',
  MoneyBag: 'shopMoney presentmentMoney',
  MoneyV2: 'amount currencyCode',
  Order: `id legacyResourceId name number createdAt processedAt updatedAt cancelledAt cancelReason closedAt closed
    confirmed test currencyCode presentmentCurrencyCode displayFinancialStatus displayFulfillmentStatus totalPriceSet
    currentTotalPriceSet originalTotalPriceSet subtotalPriceSet currentSubtotalPriceSet totalTaxSet currentTotalTaxSet
    totalDiscountsSet currentTotalDiscountsSet totalRefundedSet totalRefundedShippingSet totalShippingPriceSet
    totalReceivedSet totalOutstandingSet netPaymentSet subtotalLineItemsQuantity currentSubtotalLineItemsQuantity
    discountCode discountCodes tags note sourceName sourceIdentifier email phone customer billingAddress
    shippingAddress lineItems refunds shippingLine shippingLines customerJourneySummary attribution
    registeredSourceUrl paymentGatewayNames taxesIncluded fullyPaid unpaid edited statusPageUrl landingPageUrl
    referrerUrl referralCode transactions returnStatus currentShippingPriceSet refundDiscrepancySet agreements`,
  SalesAgreement: 'id happenedAt reason sales',
  OrderAgreement: 'id happenedAt reason sales',
  OrderEditAgreement: 'id happenedAt reason sales',
  RefundAgreement: 'id happenedAt reason sales',
  ReturnAgreement: 'id happenedAt reason sales',
  Sale: 'id actionType lineType quantity totalAmount',
  ProductSale: 'id actionType lineType quantity totalAmount lineItem',
  OrderTransaction: 'id kind status processedAt',
  LineItem: `id name title variantTitle sku vendor quantity currentQuantity refundableQuantity nonFulfillableQuantity
    originalUnitPriceSet discountedUnitPriceSet discountedUnitPriceAfterAllDiscountsSet originalTotalSet
    discountedTotalSet totalDiscountSet priceAfterAllDiscountsBeforeTaxesSet discountAllocations taxLines product variant isGiftCard requiresShipping
    taxable`,
  DiscountAllocation: 'allocatedAmountSet',
  TaxLine: 'title rate ratePercentage priceSet',
  ShippingLine:
    'id title code source custom isRemoved originalPriceSet discountedPriceSet currentDiscountedPriceSet',
  Refund: `id legacyResourceId createdAt processedAt updatedAt note order totalRefundedSet refundLineItems
    refundShippingLines orderAdjustments duties`,
  RefundLineItem: 'id lineItem quantity priceSet subtotalSet totalTaxSet restockType restocked',
  RefundShippingLine: 'id shippingLine subtotalAmountSet taxAmountSet',
  RefundDuty: 'amountSet',
  OrderAdjustment: 'id reason amountSet taxAmountSet',
  OrderAttribution: 'displayName handle icon',
  CustomerJourneySummary:
    'ready customerOrderIndex daysToConversion firstVisit lastVisit moments momentsCount',
  CustomerMoment: 'occurredAt',
  CustomerVisit: `id occurredAt landingPage landingPageHtml referrerUrl referralCode source sourceDescription sourceType
    utmParameters`,
  UTMParameters: 'source medium campaign content term',
  Customer: `id legacyResourceId displayName firstName lastName defaultEmailAddress defaultPhoneNumber email phone
    numberOfOrders amountSpent lastOrder orders createdAt updatedAt state tags note locale verifiedEmail taxExempt
    lifetimeDuration defaultAddress addressesV2 statistics`,
  CustomerEmailAddress: 'emailAddress marketingState validFormat',
  CustomerPhoneNumber: 'phoneNumber',
  CustomerStatistics: 'predictedSpendTier rfmGroup',
  MailingAddress: `id firstName lastName name company address1 address2 city province provinceCode zip country
    countryCodeV2 phone`,
  Product: `id legacyResourceId title handle status vendor productType tags description descriptionHtml totalInventory
    tracksInventory hasOnlyDefaultVariant isGiftCard priceRangeV2 featuredMedia onlineStoreUrl variants variantsCount
    collections createdAt updatedAt publishedAt`,
  ProductPriceRangeV2: 'minVariantPrice maxVariantPrice',
  Media: 'id alt mediaContentType preview',
  MediaImage: 'id alt mediaContentType preview',
  MediaPreviewImage: 'image',
  Image: 'id altText url width height',
  ProductVariant: `id legacyResourceId title displayName sku barcode price compareAtPrice position inventoryQuantity
    availableForSale product inventoryItem createdAt updatedAt`,
  InventoryItem: 'id legacyResourceId unitCost',
  Collection: `id legacyResourceId title handle description descriptionHtml productsCount products sortOrder updatedAt
    hasProduct`,
  Shop: `id name email contactEmail myshopifyDomain primaryDomain url currencyCode enabledPresentmentCurrencies
    ianaTimezone timezoneAbbreviation timezoneOffset timezoneOffsetMinutes plan createdAt updatedAt shopOwnerName
    taxesIncluded orderNumberFormatPrefix orderNumberFormatSuffix`,
  ShopPlan: 'publicDisplayName partnerDevelopment shopifyPlus displayName',
  Domain: 'id host url sslEnabled',
  AppInstallation: 'id accessScopes app launchUrl',
  App: 'id title handle apiKey',
  AccessScope: 'handle description',
  ApiVersion: 'handle displayName supported',
  BulkOperation: `id type status errorCode createdAt completedAt objectCount rootObjectCount fileSize url partialDataUrl
    query`,
  BulkOperationRunQueryPayload: 'bulkOperation userErrors',
  BulkOperationCancelPayload: 'bulkOperation userErrors',
  BulkOperationUserError: 'code field message',
  UserError: 'field message',
  WebhookSubscription: `id legacyResourceId topic uri callbackUrl format filter includeFields metafieldNamespaces name
    apiVersion createdAt updatedAt`,
  WebhookSubscriptionInput: 'uri callbackUrl format filter includeFields metafieldNamespaces name',
  WebhookSubscriptionCreatePayload: 'webhookSubscription userErrors',
  WebhookSubscriptionUpdatePayload: 'webhookSubscription userErrors',
  WebhookSubscriptionDeletePayload: 'deletedWebhookSubscriptionId userErrors',
}
