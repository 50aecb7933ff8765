import type { PageMeta } from '@tandem/api-contract'
import { Button, VisuallyHidden } from '@tandem/design-system'
import type { ButtonProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Check, Download } from 'lucide-react'
import { rowCount } from '../list/count-words.ts'
import type { SayCount } from '../list/count-words.ts'
import { useText } from '../messages.ts'
import type { ExportSource } from './export-source.ts'
import type { FileStyle } from './file-style.ts'
import { useListExport } from './use-list-export.tsx'

/** What a button exports, and how it looks. */
export interface ExportButtonProps<Body> extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  source: ExportSource<Body & FileStyle>
  /** How many rows are exported; undefined while it isn't known. */
  found?: Pick<PageMeta, 'total' | 'total_is_capped'> | undefined
  /** Says what is exported. */
  what: SayCount
  /** The body, read when the button is pressed. */
  body: () => Body
}

/** Exports a list: asks as what, shows that it is running, then that it is done. */
export function ExportButton<Body extends object>(props: ExportButtonProps<Body>) {
  const { source, found, what, body, disabled, ...button } = props
  const text = useText()
  const { state, isBusy, ask, dialog } = useListExport(source, found && what(rowCount(found)))
  return (
    <>
      <Button
        {...button}
        disabled={disabled || found?.total === 0}
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
