import { ChartLine, Copy, Download, Ellipsis, ImageDown, Table2 } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuItem } from '../menu/menu-props.ts'
import { toast } from '../toast/toast.ts'
import type { ChartWords } from './labels.ts'

export interface ChartMenuProps {
  title: string
  words: ChartWords
  view: 'chart' | 'table'
  hasData: boolean
  isPhone: boolean
  /** Too narrow for a button beside the menu. */
  isNarrow: boolean
  /** The element that is copied as a picture. */
  figure: RefObject<HTMLElement | null>
  /** Lines separated into cells by tabs. */
  values: () => string
  onToggleView: () => void
  onDownloadCsv: () => void
  more: readonly MenuItem[]
}

/**
 * More actions of a chart: copy the values, copy a picture, download a file; on narrow cards also the table.
 */
export function ChartMenu(props: ChartMenuProps) {
  const { title, words, view, hasData, isPhone, isNarrow, figure, values, more } = props
  const { onToggleView, onDownloadCsv } = props
  const asTable = view === 'table'

  const tell = (copying: Promise<void>, description: string) =>
    void copying.then(
      () => toast.success({ title: words.copied, description }),
      () => toast.error({ title: words.notCopied, description: words.copyRefused }),
    )
  const copyValues = () => tell(writeText(values()), words.valuesCopied)
  const copyPicture = () => figure.current && tell(writePicture(figure.current), words.pictureCopied)

  const items: MenuItem[] = []
  if (isNarrow && hasData)
    items.push(
      asTable
        ? { key: 'chart', label: words.showAsChart, icon: <ChartLine aria-hidden />, onSelect: onToggleView }
        : { key: 'table', label: words.showAsTable, icon: <Table2 aria-hidden />, onSelect: onToggleView },
    )
  if (hasData) {
    items.push({ key: 'copy', label: words.copyValues, icon: <Copy aria-hidden />, onSelect: copyValues })
    if (!asTable && takesPictures())
      items.push({
        key: 'picture',
        label: words.copyPicture,
        icon: <ImageDown aria-hidden />,
        onSelect: copyPicture,
      })
    items.push({ key: 'csv', label: words.saveCsv, icon: <Download aria-hidden />, onSelect: onDownloadCsv })
  }
  items.push(...more)
  if (items.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton
          size={isPhone ? 'touch' : 'sm'}
          label={words.more(title)}
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={items}
    />
  )
}

// A page without TLS has no clipboard at all.
const writeText = async (text: string) => navigator.clipboard.writeText(text)

const takesPictures = () => typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {})

/** Accesses the clipboard immediately, while the browser still recognises the click; the picture follows. */
async function writePicture(figure: HTMLElement) {
  const picture = import('./chart-picture.ts').then(({ chartPicture }) => chartPicture(figure))
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
}
