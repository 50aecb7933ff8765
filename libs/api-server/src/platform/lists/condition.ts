import type { RawBuilder, SqlBool } from 'kysely'

/** A condition on columns of the list's own table. */
export type Condition = RawBuilder<SqlBool>
