import { useState } from 'react'

/** What of a form's field an input shows and hears. */
interface FieldState {
  input: unknown
  errors: readonly string[] | null
  isEdited: boolean
  props: { autoFocus: boolean; name: string; onBlur: () => void }
}

/** What is typed so far: an input shows text alone. */
const textOf = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? String(input) : ''

/** What the server refused, by field, with the value that it refused. */
export type Refusals = Readonly<Record<string, { message: string; value: unknown }>>

/** A refusal stands until its value is changed; a rule speaks once the field was left, or at submit. */
export function errorOf(
  { input, errors }: Pick<FieldState, 'input' | 'errors'>,
  refusal: Refusals[string] | undefined,
  isChecked: boolean,
): string | undefined {
  if (refusal !== undefined && refusal.value === input) return refusal.message
  return isChecked ? errors?.[0] : undefined
}

/**
 * Joins the fields of a form to the inputs of the design system. The form checks all of its fields at once, so
 * this keeps which ones may already say what is wrong with them: those that were typed in and left.
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
