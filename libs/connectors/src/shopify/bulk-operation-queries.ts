const operation = 'id status errorCode objectCount url'

/** When grouped, lines of a row come directly after it. */
export const startBulk = `
mutation StartBulk($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { ${operation} }
    userErrors { field message code }
  }
}`

/** The latest operations of this app. */
export const ownOperations = `
query OwnOperations { bulkOperations(first: 25) { nodes { id status createdAt query } } }`

export const cancelBulk = `
mutation CancelBulk($id: ID!) {
  bulkOperationCancel(id: $id) { bulkOperation { id status } userErrors { field message } }
}`

export const bulkOperation = `
query BulkOperation($id: ID!) { bulkOperation(id: $id) { ${operation} } }`
