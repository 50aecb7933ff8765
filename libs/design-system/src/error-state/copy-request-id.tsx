import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface CopyRequestIdLabels {
  copy?: string
  copied?: string
}

export interface CopyRequestIdProps {
  requestId: string
  labels?: CopyRequestIdLabels
  /** That of the buttons beside it. */
  size?: ButtonProps['size']
}

/** Copies the id by which the server's log knows a failed request. Where the browser refuses, the id itself is shown. */
export function CopyRequestId({ requestId, labels, size }: CopyRequestIdProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(requestId).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  const words = {
    idle: labels?.copy ?? 'Copy request ID',
    copied: labels?.copied ?? 'Request ID copied',
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
      {/* Beside the button and not in it: a live region inside would take the button's name away. */}
      <output>{state !== 'idle' && <VisuallyHidden>{words[state]}</VisuallyHidden>}</output>
    </>
  )
}
