import * as v from 'valibot'
import { unset } from '../unset-setting.ts'

/** The environment variables of logging and of access for the operator. */
export const operatorEnvironment = {
  ACCESS_LOG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:all|errors|off|0(?:\.\d{1,6})?|1)$/, 'must be all, errors, off, or a share such as 0.1'),
      v.transform((text): 'all' | 'errors' | 'off' | number =>
        text === 'all' || text === 'errors' || text === 'off' ? text : Number(text),
      ),
      v.description(
        'which answers are logged: `all`; `errors`, which includes answers slower than a second; a share such as `0.1` of the others in addition to those; or `off`',
      ),
    ),
    'all',
  ),
  SLOW_QUERY_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'must be a number of milliseconds, or 0'),
      v.transform(Number),
      v.description(
        'queries that take this many milliseconds or longer are logged with their plans, without their values, and listed at `/operator`; `0`: none',
      ),
    ),
    '1000',
  ),
  OPERATOR_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w+/=.~-]*$/, 'must be letters, digits and the signs - _ . ~ + / ='),
      v.minLength(32, 'must be at least 32 characters (openssl rand -hex 32)'),
      v.maxLength(512, 'must be at most 512 characters'),
      v.check((text) => new Set(text).size > 8, 'is too simple: take a random one (openssl rand -hex 32)'),
      v.description(
        'the bearer token for `/metrics` and `/operator`: at least 32 random characters (`openssl rand -hex 32`); see [operating](operating.md)',
      ),
      unset('none: both addresses are off'),
    ),
  ),
}
