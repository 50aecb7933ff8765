export const subscriptions = `
query Subscriptions($uri: String!, $after: String) {
  webhookSubscriptions(first: 50, after: $after, uri: $uri) {
    nodes { id topic uri format }
    pageInfo { hasNextPage endCursor }
  }
}`

export const createSubscription = `
mutation CreateSubscription($topic: WebhookSubscriptionTopic!, $uri: String!, $fields: [String!]!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON, includeFields: $fields }) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`

export const deleteSubscription = `
mutation DeleteSubscription($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { field message } }
}`
