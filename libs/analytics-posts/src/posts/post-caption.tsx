import { VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePostsText } from './messages.ts'

interface PostCaptionProps {
  caption: string | null
  /** The name of the post. */
  name: string
  /** Whether all captions are shown in full; each one can still be opened and closed. */
  isExpanded: boolean
}

/** The caption of a post: two lines of fixed height, or all of it. */
export function PostCaption({ caption, name, isExpanded }: PostCaptionProps) {
  const text = usePostsText()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [own, setOwn] = useState<{ isOpen: boolean; over: boolean } | null>(null)
  const [isCut, setIsCut] = useState(false)
  // Opening or closing all captions resets individual ones.
  const isOpen = own !== null && own.over === isExpanded ? own.isOpen : isExpanded

  useLayoutEffect(() => {
    const element = paragraph.current
    if (element === null || isOpen) return
    const measure = () => {
      // Without the space that a cut caption keeps for the button.
      const { more } = element.dataset
      delete element.dataset.more
      setIsCut(element.scrollHeight > element.clientHeight + 1)
      if (more !== undefined) element.dataset.more = more
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [caption, isOpen])

  if (caption === null || caption.trim() === '')
    return (
      <p className={box} data-empty="">
        {text('post.noCaption')}
      </p>
    )
  return (
    // The button is at the end of the caption, whatever its direction.
    <div className={box} dir="auto" data-open={isOpen || undefined}>
      <p
        ref={paragraph}
        className={words}
        data-open={isOpen || undefined}
        data-more={isCut && !isOpen ? text('post.more') : undefined}
      >
        {caption}
      </p>
      {(isOpen || isCut) && (
        <button
          type="button"
          className={more}
          data-placed=""
          data-open={isOpen || undefined}
          aria-expanded={isOpen}
          onClick={() => setOwn({ isOpen: !isOpen, over: isExpanded })}
        >
          {text(isOpen ? 'post.less' : 'post.more')}
          <VisuallyHidden>({name})</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

const box = css({
  position: 'relative',
  textStyle: 'sm',
  minHeight: '[2lh]',
  overflowWrap: 'anywhere',
  '&[data-empty]': { color: 'fg.subtle' },
})
const words = css({
  lineClamp: '2',
  '&[data-open]': { lineClamp: 'none', whiteSpace: 'pre-line' },
  // Keeps the end of the second line free for the button, so that the ellipsis is before it.
  '&[data-more]': {
    _before: {
      content: 'attr(data-more)',
      float: 'end',
      height: '[2lh]',
      paddingInlineStart: '2',
      shapeOutside: '[inset(1lh 0 0)]',
      fontWeight: 'medium',
      visibility: 'hidden',
    },
    _print: { _before: { content: 'none' } },
  },
})
// Over the end of the second line, so that it takes no line of its own.
const more = css({
  position: 'absolute',
  zIndex: '[1]',
  // 24 px high, as a target must be, though a line has 20.
  insetBlockEnd: '[-2px]',
  paddingBlock: '[2px]',
  insetInlineEnd: '0',
  paddingInlineStart: '2',
  background: 'bg.surface',
  color: 'fg.link',
  fontWeight: 'medium',
  cursor: 'pointer',
  _before: { content: '""', position: 'absolute', inset: '-1' },
  '[data-chosen] &': { background: 'bg.selected' },
  '&[data-open]': { position: 'relative', inset: 'auto', paddingInlineStart: '0' },
  _hover: { textDecoration: 'underline' },
  _print: { display: 'none' },
})
