import type { EndpointInput } from '@tandem/api-contract'
import { Button, VisuallyHidden } from '@tandem/design-system'
import type { ButtonProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Check, Download } from 'lucide-react'
import { useText } from '../messages.ts'
import { useListExport } from './use-list-export.tsx'
import type { ExportEndpoint } from './use-export.ts'

interface ExportButtonProps<E extends ExportEndpoint> extends Pick<
  ButtonProps,
  'variant' | 'size' | 'disabled'
> {
  endpoint: E
  /** The parameters of the path, if it has any. */
  params?: EndpointInput<E>['params']
  /** The body, read when the button is pressed. */
  body: () => EndpointInput<E>['body']
}

/** Exports a list: asks as what, shows that it is running, then that it is done. */
export function ExportButton<const E extends ExportEndpoint>(props: ExportButtonProps<E>) {
  const { endpoint, params, body, ...button } = props
  const text = useText()
  const { state, isBusy, ask, dialog } = useListExport(endpoint, params)
  return (
    <>
      <Button
        {...button}
        icon={state === 'done' ? <Check aria-hidden /> : <Download aria-hidden />}
        loading={isBusy}
        onClick={() => ask(body())}
      >
        <span className={onWideRows}>{text('export.label')}</span>
      </Button>
      {/* Hidden as a whole: in a row of buttons it would take up a gap. */}
      <VisuallyHidden>
        <output>
          {state === 'running' && text('export.running')}
          {state === 'done' && text('export.done')}
        </output>
      </VisuallyHidden>
      {dialog}
    </>
  )
}

// A phone has one row for the buttons of a page; a button alone keeps its label.
const onWideRows = css({ 'button:not(:only-of-type) &': { mobileDown: { srOnly: true } } })
