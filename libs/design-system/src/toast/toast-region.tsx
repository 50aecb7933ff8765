import { createToaster, Toast as Ark, Toaster } from '@ark-ui/react/toast'
import type { ToastOptions } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { addToastBox } from './toast-box.ts'
import { lifeInMilliseconds } from './toast-message.ts'
import type { ToastKind, ToastMessage } from './toast-message.ts'
import { defineWords } from '../words/define-words.ts'

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

const toaster = createToaster({
  placement: 'bottom-end',
  duration: lifeInMilliseconds,
  gap: 8,
  max: 5,
  offsets: { left: '16px', right: 'clamp(16px, 2vw, 24px)', top: '16px', bottom: 'clamp(16px, 2vw, 24px)' },
})

export const defaultLabels = defineWords('toast', { region: 'Notifications (Alt+T)', dismiss: 'Dismiss' })

let mounted = false
function mountRegion() {
  if (mounted) return
  mounted = true
  createRoot(addToastBox()).render(
    <Toaster
      className={toast().region}
      toaster={toaster}
      aria-label={defaultLabels.region}
      onBlur={resumeWhenLeft}
    >
      {(options) => <ToastCard {...options} />}
    </Toaster>,
  )
}

/** Ark resumes the timer only when the focus came from another element, not when nothing had it. */
function resumeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) toaster.resume()
}

export function showToast(kind: ToastKind, { title, description, action, id, closeLabel }: ToastMessage) {
  mountRegion()
  toaster.create({
    // Not `id: undefined`, which would overwrite the id from the store.
    ...(id !== undefined && { id }),
    type: kind,
    title,
    description,
    action: action && { label: action.label, onClick: action.onAction },
    meta: { closeLabel },
  })
}

function ToastCard({ type, title, description, action, meta }: ToastOptions) {
  const kind = type as ToastKind
  const classes = toast({ kind })
  const Icon = icons[kind]
  return (
    <Ark.Root className={classes.root} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={classes.icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={classes.body}>
        <Ark.Title className={classes.title}>{title}</Ark.Title>
        {description && <Ark.Description className={classes.description}>{description}</Ark.Description>}
        {action && (
          <Ark.ActionTrigger asChild>
            <Button className={classes.action} size="sm">
              {action.label}
            </Button>
          </Ark.ActionTrigger>
        )}
      </div>
      <Ark.CloseTrigger asChild>
        <IconButton
          className={classes.close}
          label={meta?.closeLabel ?? defaultLabels.dismiss}
          icon={<X aria-hidden />}
          variant="ghost"
          size="sm"
        />
      </Ark.CloseTrigger>
      <span className={classes.life} style={{ animationDuration: `${lifeInMilliseconds}ms` }} />
    </Ark.Root>
  )
}
