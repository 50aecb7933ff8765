import { Banner, ConfirmDialog } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { replaceSample } from './demo-sample.ts'
import { demoMessages } from './messages.ts'

interface SampleQuestionProps {
  wanted: 'empty' | 'full'
  isOpen: boolean
  onClose: () => void
}

/** Asks before the demo's team is emptied or filled again, and says what is deleted. */
export function SampleQuestion({ wanted, isOpen, onClose }: SampleQuestionProps) {
  const text = demoMessages.useText()
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: replaceSample,
    meta: { errors: 'local' },
    // It is another team now, so nothing of the former one may stay on screen.
    onSuccess: () => window.location.assign('/'),
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        reset()
        onClose()
      }}
      title={text(`${wanted}.title`)}
      confirmLabel={text(`${wanted}.action`)}
      cancelLabel={text('cancel')}
      onConfirm={() => mutate(wanted)}
      loading={isPending || isSuccess}
      danger
    >
      {text(`${wanted}.text`)}
      {isError && (
        <Banner tone="danger" announce>
          {text('failed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
