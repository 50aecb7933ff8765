import { contractText } from '@tandem/api-client'
import { useState } from 'react'

/** What an input needs from the state of a form's field. */
interface FieldState {
  input: unknown
  errors: readonly string[] | null
  isEdited: boolean
  props: { autoFocus: boolean; name: string; onBlur: () => void }
}

/** The current text: an input only shows text. */
const textOf = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? String(input) : ''

/** The server's refusals by field, with the refused value. */
export type Refusals = Readonly<Record<string, { message: string; value: unknown }>>

/** The server's message about a value that it refused; undefined for any other value. */
export const refusalOf = (refusal: Refusals[string] | undefined, value: unknown): string | undefined =>
  refusal !== undefined && refusal.value === value ? refusal.message : undefined

/**
 * A refusal is shown until its value changes; an error of a rule once the field was left or the form
 * submitted.
 */
export function errorOf(
  { input, errors }: Pick<FieldState, 'input' | 'errors'>,
  refusal: Refusals[string] | undefined,
  isChecked: boolean,
): string | undefined {
  return refusalOf(refusal, input) ?? (isChecked && errors ? contractText(errors[0]!) : undefined)
}

/**
 * Connects the fields of a form to the inputs of the design system. The form checks all fields at once, so
 * this tracks which ones may already show their errors: those that were edited and left.
 */
export function useFieldProps(refusals: Refusals, isSubmitted: boolean) {
  const [left, setLeft] = useState<readonly string[]>([])

  return function fieldProps<Field extends FieldState>(field: Field) {
    const { autoFocus: _byTheDialog, ...props } = field.props
    const name = JSON.parse(props.name).at(-1) as string
    return {
      ...(props as Omit<Field['props'], 'autoFocus'>),
      name,
      value: textOf(field.input),
      error: errorOf(field, refusals[name], isSubmitted || left.includes(name)),
      onBlur: () => {
        props.onBlur()
        if (field.isEdited) setLeft((names) => [...names, name])
      },
    }
  }
}
