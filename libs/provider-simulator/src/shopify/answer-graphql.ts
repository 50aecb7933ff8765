import { execute, GraphQLError, Kind, parse, validate } from 'graphql'
import type { OperationDefinitionNode, DocumentNode } from 'graphql'
import { bucketOf } from './bucket.ts'
import type { Call } from './call.ts'
import { highestCost, queryCost } from './cost.ts'
import { adminSchema } from './schema.ts'
import { throttled, tooDear } from './too-much.ts'

/** A request as it was posted. */
export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses the request in a body; undefined when it isn't JSON with a query. */
export const readRequest = (text: string): GraphqlRequest | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || typeof body.query !== 'string') return undefined
    return {
      query: body.query,
      variables: isRecord(body.variables) ? body.variables : {},
      operationName: typeof body.operationName === 'string' ? body.operationName : undefined,
    }
  } catch {
    return undefined
  }
}

const maxDocuments = 100
const documents = new Map<string, { document: DocumentNode; problems: readonly GraphQLError[] }>()

/**
 * Parses and validates a query. Cached, because an app sends the same few. @throws GraphQLError if it can't be parsed
 */
const readDocument = (query: string) => {
  const known = documents.get(query)
  if (known) return known
  const document = parse(query)
  const made = { document, problems: validate(adminSchema(), document) }
  if (documents.size >= maxDocuments) documents.clear()
  documents.set(query, made)
  return made
}

const operationOf = (document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined =>
  document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (name === undefined || definition.name?.value === name),
  ) as OperationDefinitionNode | undefined

/** The name of the first field in a query, which faults match; empty when it can't be read. */
export const firstField = ({ query, operationName }: GraphqlRequest): string => {
  try {
    const [selection] =
      operationOf(readDocument(query).document, operationName)?.selectionSet.selections ?? []
    return selection?.kind === Kind.FIELD ? selection.name.value : ''
  } catch {
    return ''
  }
}

/** Answers a query: parses it, validates it, calculates its cost and runs it. */
export const answerGraphql = async (call: Call, request: GraphqlRequest): Promise<object> => {
  const schema = adminSchema()
  let read: ReturnType<typeof readDocument>
  try {
    read = readDocument(request.query)
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error.toJSON() : { message: String(error) }] }
  }
  const { document, problems } = read
  if (problems.length > 0) return { errors: problems.map((problem) => problem.toJSON()) }
  const operation = operationOf(document, request.operationName)
  if (!operation) return { errors: [{ message: 'No operation named as asked.' }] }

  const { variables } = request
  const rule = call.app.costRule ?? 'documented'
  const requestedQueryCost = queryCost(schema, document, operation, { variables, rule })
  if (requestedQueryCost > highestCost) return { errors: [tooDear(requestedQueryCost).toJSON()] }
  const bucket = bucketOf(call)
  const costs = (actualQueryCost: number | null) => ({
    cost: { requestedQueryCost, actualQueryCost, throttleStatus: bucket.status() },
  })
  if (!bucket.take(requestedQueryCost)) return { errors: [throttled.toJSON()], extensions: costs(null) }

  const result = await execute({
    schema,
    document,
    rootValue: call.root,
    contextValue: call,
    variableValues: variables,
    operationName: request.operationName,
  })
  const data = result.data as Record<string, unknown> | null | undefined
  const weighed = queryCost(schema, document, operation, { variables, rule, data: data ?? null })
  // Before the query runs, a list without a page size counts as one row. The actual cost never exceeds the
  // requested one.
  const actual = Math.min(weighed, requestedQueryCost)
  bucket.giveBack(requestedQueryCost - actual)
  return {
    ...(data === undefined ? {} : { data }),
    ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
    extensions: {
      ...costs(actual),
      ...(call.searches.length > 0 ? { search: call.searches } : {}),
    },
  }
}
