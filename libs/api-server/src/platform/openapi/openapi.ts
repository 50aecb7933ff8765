import { toJsonSchema } from '@valibot/to-json-schema'
import type { ConversionConfig } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import {
  basePath,
  commonErrors,
  ErrorBody,
  errorCatalogue,
  sessionErrors,
  takesWriteKey,
  writeKeyErrors,
  writeKeyHeader,
  writeKeyHours,
} from '@tandem/api-contract'
import type { Endpoint, ErrorCode } from '@tandem/api-contract'
import { tableTypes } from '../exports/table-file.ts'

type JsonSchema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** One call in OpenAPI; only the fields that we write. */
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
}

/** The API as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html). */
export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, JsonSchema>; schemas: Record<string, JsonSchema> }
}

/** The content of a file with a table, which the caller chooses. */
const tables = Object.fromEntries(
  Object.values(tableTypes).map((type) => [
    type.split(';', 1)[0],
    { schema: type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' } },
  ]),
)

/** Built from the contract alone, so that it always matches what is served. */
export function openApiDocument(endpoints: readonly Endpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tandem API',
      version: '1',
      description: 'Instagram analytics and online-store data of a team.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
    },
  }
}

function operation(endpoint: Endpoint): Operation {
  const success: JsonSchema = {
    type: 'object',
    required: endpoint.meta ? ['data', 'meta'] : ['data'],
    properties: {
      data: jsonSchema(endpoint.data, 'output'),
      ...(endpoint.meta && { meta: jsonSchema(endpoint.meta, 'output') }),
    },
    additionalProperties: false,
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: accessText(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.search, 'query'),
      ...(takesWriteKey(endpoint) ? [writeKeyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: {
          json: { 'application/json': { schema: success } },
          table: tables,
          file: { '*/*': { schema: { type: 'string', format: 'binary' } } },
        }[endpoint.answers],
      },
      ...failures(endpoint),
    },
  }
}

const writeKeyParameter: Parameter = {
  name: writeKeyHeader,
  in: 'header',
  required: false,
  description: `A random key for this write. Sending the same request with the same key again within ${writeKeyHours} hours changes nothing more and gives the first answer, marked \`Idempotency-Replayed: true\`.`,
  schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' },
}

/** Every code an endpoint may answer with. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const session = endpoint.access === 'public' ? [] : sessionErrors
  const writeKey = takesWriteKey(endpoint) ? writeKeyErrors : []
  return [...new Set<ErrorCode>([...endpoint.errors, ...session, ...writeKey, ...commonErrors])]
}

function failures(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function accessText({ access, limit }: Endpoint) {
  const who =
    access === 'public'
      ? 'Anyone may call this.'
      : access === 'signed-in'
        ? 'Needs a session.'
        : `Needs a session whose role holds \`${access}\`.`
  return limit ? `${who} At most ${limit.calls} calls in ${limit.seconds} s per ${limit.per}.` : who
}

function parameters(schema: v.GenericSchema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/**
 * Checks and transformations have no counterpart in JSON Schema; a schema may describe itself with `openapi`.
 */
function jsonSchema(schema: v.GenericSchema, typeMode: ConversionConfig['typeMode']): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema: soFar }) => {
      const { openapi } = (valibotAction as { metadata?: { openapi?: typeof soFar } }).metadata ?? {}
      return openapi ?? soFar
    },
  }) as JsonSchema
  return converted
}
