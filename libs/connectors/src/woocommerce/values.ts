import { CurrencyCode } from '@tandem/api-contract'
import * as v from 'valibot'
import { decimalQuantity } from '../decimal-quantity.ts'
import { plainText } from '../plain-text.ts'
import { BoundedText, LongText, Text } from '../text-schemas.ts'

/** PHP has `false` for what is missing, and plugins turn text of digits into numbers and back. */
export const Loose = <Output>(text: v.GenericSchema<unknown, Output>) =>
  v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === false ? null : typeof value === 'number' ? String(value) : value)),
      text,
    ),
    false,
  )

/** Text that people wrote. */
export const Name = Loose(v.nullish(LongText(500, plainText), ''))
/** The number of something in a row, which some plugins write as text. */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(BoundedText(15), v.digits(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)
/** The number of a row itself. WooCommerce counts from 1: with 0, a plugin says that there is none. */
export const RowId = v.pipe(Id, v.minValue(1))
const isNone = (value: unknown) => value === '' || value === false || (typeof value === 'number' && value < 0)
/** A reference; 0, a negative number and what PHP has for nothing mean none. */
export const Reference = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => (isNone(value) ? 0 : value)),
    Id,
    v.transform((id) => (id > 0 ? String(id) : null)),
  ),
  null,
)
/** A reference of something that is worth more without it than not at all, such as a line with its money. */
export const LooseReference = v.fallback(Reference, null)

/** More decimals than any currency has; the errors of floats are smaller. */
const decimals = 8
const AmountText = v.union([
  BoundedText(50),
  v.pipe(
    v.number(),
    v.transform((amount) => amount.toFixed(decimals)),
  ),
])

const isDecimal = v.regex<string, string>(/^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+))?$/, 'not a decimal amount')
const emptyIsZero = v.transform((text: string) => text || '0')

/** Amounts are decimal texts; an amount without input is empty. Plugins make numbers of them. */
export const Decimal = v.pipe(AmountText, v.trim(), isDecimal)
/** An amount; one without input is 0. */
export const Amount = v.pipe(Decimal, emptyIsZero)
/** The price of a product; empty when it has none. */
export const Price = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((value) => (value === false ? '' : value)),
  Decimal,
)
/** The minus before the amount of a refund, which can itself be negative or empty. */
export const RefundedTotal = v.pipe(
  AmountText,
  v.transform((text) => text.replace(/^-(?=-|$)/, '')),
  v.trim(),
  isDecimal,
  emptyIsZero,
)

/**
 * A list inside a row; none when it is missing, for which PHP has `false` and empty text. PHP writes a list from which
 * a plugin took something out as an object, by position.
 */
export const ListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((list) => (list === false || list === '' ? [] : list)),
    v.union([
      v.array(v.unknown()),
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((byPosition) => Object.values(byPosition)),
      ),
    ]),
    v.array(item),
  )

/** Imported orders may have no currency, and plugins for points use longer codes. The contract accepts neither. */
export const Currency = v.pipe(Text, CurrencyCode, v.toUpperCase())

/** Some plugins write it as the database has it. */
export const Status = v.pipe(
  Text,
  v.transform((status) => status.replace(/^wc-/, '')),
)

/** Later years have more than four digits, which the database doesn't read. */
export const endOfTime = Date.parse('+010000-01-01T00:00:00Z')

/** A time may lack an offset; the end of a date such as `2024-01-01` isn't one. */
const offset = /(?<=:\d{2}(?:\.\d{1,9})?)(?: ?[+-]\d{2}:?\d{2})$|[Zz]$/
const hasOffset = (text: string) => offset.test(text)

/**
 * A UTC time that WooCommerce writes without an offset, as ISO with one; null when it is missing or zero. Other shapes
 * are refused, because `Date` reads almost any text with a number in it.
 */
export const GmtTime = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === false ? '' : value)),
    BoundedText(50),
    v.regex(/^$|^-?\d{4,}-\d{2}-\d{2}/, 'not a time'),
    v.transform((text) => (text === '' || hasOffset(text) ? text : `${text}Z`)),
    v.check(
      (text) => text === '' || /^-?0000|^-0001/.test(text) || Date.parse(text) < endOfTime,
      'not a time',
    ),
    v.transform((text) =>
      text === '' || Number.isNaN(Date.parse(text)) || Date.parse(text) <= 0
        ? null
        : new Date(text).toISOString().replace('.000Z', 'Z'),
    ),
  ),
  null,
)

/** Plugins sell metres and kilograms; we store four decimals. */
const quantityBelow = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(BoundedText(50), v.decimal(), v.transform(Number))]),
    v.finite(),
    v.check((quantity) => Math.abs(quantity) < limit, 'too many units'),
    v.transform(decimalQuantity),
  )

/** The most units that a product can have in stock. */
export const maxInStock = 999_999_999_999

/** Units in stock; some shops enter many nines for a stock that never ends. */
export const UnitsInStock = quantityBelow(maxInStock + 1)

/** Units of a line. Buyers may enter any number; the database can add up 100,000 lines of so many. */
export const Quantity = quantityBelow(1e9)

/**
 * A time in the shop's time zone: as its clock showed it, written as if that were UTC, and in UTC, which is null for a
 * time without an offset, as WooCommerce writes it.
 */
export const ShopTime = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => ({
      clock: typeof value === 'string' ? value.replace(offset, '') : value,
      utc: typeof value === 'string' && hasOffset(value) ? value : null,
    })),
    v.object({ clock: v.fallback(GmtTime, null), utc: v.fallback(GmtTime, null) }),
  ),
  '',
)
export type ShopTime = v.InferOutput<typeof ShopTime>
