import { Link } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { captionPieces } from './caption-pieces.ts'

/** The whole caption as written; tags, names and addresses link to other sites. */
export function Caption({ caption }: { caption: string }) {
  return (
    <p className={words} dir="auto">
      {captionPieces(caption).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </Link>
        ),
      )}
    </p>
  )
}

const words = css({ textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
