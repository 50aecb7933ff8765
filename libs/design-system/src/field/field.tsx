import { useId } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { field } from '@tandem/design-system/recipes'

/** The props of every field of a form. */
export interface FieldProps {
  label: ReactNode
  /** Shown under the control until there is an error. */
  hint?: ReactNode
  /** What is wrong with the value, in words; marks the control as invalid. */
  error?: ReactNode
  /** A link at the right of the label. It comes after the control in the tab order. */
  labelAction?: ReactNode
}

/** The props that a control spreads onto its focusable element. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Label, control and message in their places; `children` receives the ids that link the control to both.
 *
 * Ark's Field isn't used: it links errors only with `aria-errormessage`, which VoiceOver and TalkBack don't
 * read, makes the wrapper of one input a group, and would be the only such library code on the sign-in page.
 */
export function Field({
  label,
  hint,
  error,
  labelAction,
  id,
  children,
}: FieldProps & { id?: string; children: (control: FieldControl) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const classes = field()
  const hasError = Boolean(error)

  return (
    <div className={classes.root}>
      <label htmlFor={controlId} className={classes.label}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasError || hint ? messageId : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {labelAction && <div className={classes.action}>{labelAction}</div>}
      <div id={messageId} className={classes.message} aria-live="polite">
        {hasError ? (
          <span className={classes.error}>
            <CircleAlert aria-hidden />
            {error}
          </span>
        ) : (
          hint
        )}
      </div>
    </div>
  )
}
