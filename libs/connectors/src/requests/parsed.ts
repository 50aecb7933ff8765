import * as v from 'valibot'
import { storeWords, unexpected } from './failures.ts'

/** @throws ProviderError naming the first invalid field, such as `orders: 3.total` */
export function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  subject: string,
  words = storeWords,
): Output {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0])
  throw unexpected(path === null ? subject : `${subject}: ${path.slice(0, 100)}`, words)
}
