import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defineWords } from '../words/define-words.ts'

/** Of a failed widget too. */
export const defaultLabels = defineWords('errorState', {
  retry: 'Try again',
  copy: 'Copy request ID',
  copied: 'Request ID copied',
})

export interface CopyRequestIdLabels {
  copy?: string
  copied?: string
}

export interface CopyRequestIdProps {
  requestId: string
  labels?: CopyRequestIdLabels
  /** The size of the buttons beside it. */
  size?: ButtonProps['size']
}

/**
 * Copies the id that identifies a failed request in the server's log. When the browser refuses, it shows the
 * id.
 */
export function CopyRequestId({ requestId, labels, size }: CopyRequestIdProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(requestId).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  const words = {
    idle: labels?.copy ?? defaultLabels.copy,
    copied: labels?.copied ?? defaultLabels.copied,
    refused: requestId,
  }
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={copy}
      >
        {words[state]}
      </Button>
      {/* Beside the button, because a live region inside it would hide its name. */}
      <output>{state !== 'idle' && <VisuallyHidden>{words[state]}</VisuallyHidden>}</output>
    </>
  )
}
