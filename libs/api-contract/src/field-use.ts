/** Why a field isn't used somewhere. */
export interface LeftOut {
  leftOut: string
}

/**
 * How each field of `Row` is used somewhere, or why it isn't. A field that is added to `Row` doesn't compile
 * until such a table has it.
 */
export type FieldUse<Row, Use> = { readonly [Field in keyof Row]-?: Use | LeftOut }
