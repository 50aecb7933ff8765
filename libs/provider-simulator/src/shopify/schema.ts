import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { adminSchemaText, protectedFields, requiredAccess } from './admin-schema.generated.ts'
import type { Call } from './call.ts'
import { scopesOf } from './visible.ts'

const documentation = 'https://shopify.dev/api/usage/access-scopes'

/** Counts need the same scope as the rows they count. */
const countedTypes: Record<string, string> = {
  'QueryRoot.ordersCount': 'Order',
  'QueryRoot.customersCount': 'Customer',
  'QueryRoot.productsCount': 'Product',
  'QueryRoot.collectionsCount': 'Collection',
}

/** Objects that contain only personal data. */
const protectedTypes: Record<string, string> = {
  CustomerEmailAddress: 'email',
  CustomerPhoneNumber: 'phone',
}

const denied = (message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, { extensions: { code: 'ACCESS_DENIED', documentation, ...extensions } })

const scopesIn = (access: string) => [...access.matchAll(/`(\w+)` access scope/g)].map(([, scope]) => scope!)

type Resolver = GraphQLFieldResolver<unknown, Call>

const guardScope = (access: string, resolve: Resolver): Resolver => {
  const wanted = scopesIn(access)
  return (source, values, call, info) => {
    const given = scopesOf(call)
    if (wanted.length > 0 && !wanted.some((scope) => given.includes(scope)))
      throw denied(`Access denied for ${info.fieldName} field. Required access: ${access}`, {
        requiredAccess: access,
      })
    return resolve(source, values, call, info)
  }
}

const guardPerson =
  (isRequired: boolean, resolve: Resolver): Resolver =>
  (source, values, call, info) => {
    const { protectedData = 'approved' } = call.app
    if (protectedData === 'approved') return resolve(source, values, call, info)
    if (protectedData === 'hidden') return isRequired ? '' : null
    throw denied(
      `This app is not approved to use the ${info.fieldName} field. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.`,
      {},
    )
  }

const guard = (parent: string, field: GraphQLField<unknown, Call>) => {
  const place = `${parent}.${field.name}`
  const named = getNamedType(field.type).name
  const rowType = countedTypes[place] ?? named.replace(/Connection$/, '')
  const access = requiredAccess[rowType]
  const isPersonal = protectedFields[place] !== undefined || protectedTypes[named] !== undefined
  let resolve: Resolver = field.resolve ?? defaultFieldResolver
  if (isPersonal) resolve = guardPerson(isNonNullType(field.type), resolve)
  // A row that may be read includes its parts, which need no check of their own.
  if (access !== undefined && rowType !== parent) resolve = guardScope(access, resolve)
  if (isPersonal || access !== undefined) field.resolve = resolve
}

let built: GraphQLSchema | undefined

/** The Admin API's schema, which refuses what an app may not read. Built once. */
export const adminSchema = (): GraphQLSchema => {
  if (built) return built
  built = buildSchema(adminSchemaText, { assumeValidSDL: true })
  for (const type of Object.values(built.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) guard(type.name, field)
  return built
}
