import * as v from 'valibot'

/** Says of a setting what holds while it is not given, in Markdown; for those whose schema has no default to show. */
export const unset = <Input>(words: string) => v.metadata<Input, { unset: string }>({ unset: words })
