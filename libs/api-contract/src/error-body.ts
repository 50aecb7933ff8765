import * as v from 'valibot'

/**
 * The body of every failure. `code` isn't limited to our list: a newer server may have more codes than this
 * client.
 */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  /** Texts by field path, such as `woocommerce_url`. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  request_id: v.string(),
  /** Seconds to wait, with 429; the same as the `Retry-After` header. */
  seconds_left: v.optional(v.number()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
