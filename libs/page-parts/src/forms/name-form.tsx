import { contractText } from '@tandem/api-client'
import { Button, Stack, TextField } from '@tandem/design-system'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { FailureBanner } from './failure-banner.tsx'
import { noFailure, readFailure } from './refusals.ts'
import type { FormFailure } from './refusals.ts'
import { refusalOf } from './use-field-props.ts'

interface NameFormProps {
  label: string
  placeholder?: string
  hint?: string
  /** The server's name for the field; `name` by default. */
  field?: string
  /** The contract's rule for the name. */
  schema: v.GenericSchema<unknown, string>
  initialName?: string
  /** Names that the browser suggests while typing. */
  suggestions?: readonly string[]
  /** For a button outside the form, as in a dialog. */
  formId?: string
  /** Shows a button of its own; without it, the form is submitted from outside. */
  submitLabel?: string
  /** Gets the focus when the surrounding dialog opens. */
  startsHere?: boolean
  onType?: (name: string) => void
  /** Rejects with the server's refusal: the field shows it and keeps the input. */
  onSubmit: (name: string) => Promise<void>
  /** Sorts the server's refusal when it concerns more than fields. */
  readRefusal?: (error: unknown, typed: string) => FormFailure
  /** More fields, below the name. */
  children?: ReactNode
}

/** The form for naming something that is saved. It is reset after submitting. */
export function NameForm(props: NameFormProps) {
  const { label, schema, initialName = '', formId, submitLabel, onType, onSubmit, children } = props
  const { suggestions = [] } = props
  const suggestionsId = useId()
  const { field = 'name', readRefusal = (error, typed) => readFailure(error, { [field]: typed }) } = props
  const [name, setName] = useState(initialName)
  const [failure, setFailure] = useState(noFailure)
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const type = (typed: string) => {
    setName(typed)
    onType?.(typed)
  }
  const refuse = (refused: FormFailure) => {
    setFailure(refused)
    input.current?.focus()
  }
  const submit = async () => {
    if (isSending) return
    const checked = v.safeParse(schema, name)
    if (!checked.success) {
      return refuse({
        refusals: { [field]: { message: contractText(checked.issues[0].message), value: name } },
        banner: null,
      })
    }
    setFailure(noFailure)
    setIsSending(true)
    try {
      await onSubmit(checked.output)
      setName(initialName)
    } catch (error) {
      refuse(readRefusal(error, name))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <TextField
          ref={input}
          label={label}
          hint={props.hint}
          name={field}
          dir="auto"
          autoComplete="off"
          placeholder={props.placeholder}
          list={suggestions.length > 0 ? suggestionsId : undefined}
          data-autofocus={props.startsHere ? '' : undefined}
          value={name}
          error={refusalOf(failure.refusals[field], name)}
          onChange={(event) => type(event.target.value)}
        />
        {suggestions.length > 0 && (
          <datalist id={suggestionsId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        )}
        {children}
        {submitLabel !== undefined && (
          <Button type="submit" loading={isSending} fullWidth>
            {submitLabel}
          </Button>
        )}
      </Stack>
    </form>
  )
}
