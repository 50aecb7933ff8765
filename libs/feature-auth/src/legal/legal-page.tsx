import { Banner, Button, Heading, LogoMark } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Working } from '../frame/working.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authMessages } from '../messages.ts'
import { authPaths } from '../paths.ts'
import { legalQueries } from '../queries.ts'
import { legalTextAt } from './load-legal-text.ts'

export { loadLegalText as loader } from './load-legal-text.ts'

/** A text of the host, on a plain page that prints well. */
export function Component() {
  const text = journeyMessages.useText()
  const common = authMessages.useText()
  const { pathname } = useLocation()
  const name = legalTextAt(pathname)
  const other = name === 'terms' ? 'privacy' : 'terms'
  const { data, isError, refetch } = useQuery(legalQueries.text(name))
  return (
    <div className={page}>
      <header>
        <Link to={authPaths.login} className={product}>
          <LogoMark size="lg" />
          {common('layout.product')}
        </Link>
      </header>
      <main className={main}>
        <Heading level={1} size="xl" tabIndex={-1}>
          {common(`pages.${name}.title`)}
        </Heading>
        {isError && (
          <Banner
            tone="danger"
            announce
            actions={
              <Button size="sm" onClick={() => void refetch()}>
                {text('tryAgain')}
              </Button>
            }
          >
            {text('legalText.failed')}
          </Banner>
        )}
        {data === undefined ? (
          !isError && <Working>{text('legalText.loading')}</Working>
        ) : (
          <Paragraphs of={data} />
        )}
      </main>
      <nav className={ways} aria-label={common('layout.product')}>
        <Link to={authPaths[other]} className={link()}>
          {common(`pages.${other}.title`)}
        </Link>
        <Link to={authPaths.login} className={link()}>
          {text('toSignIn')}
        </Link>
      </nav>
      <LanguageSwitch />
    </div>
  )
}

/** Empty lines separate paragraphs. A paragraph that begins with `# ` is a heading. */
function Paragraphs({ of: text }: { of: string }) {
  const parts = text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part, index) =>
    part.startsWith('# ') ? (
      <Heading key={index} level={2} size="md" dir="auto" className={heading}>
        {part.slice(2)}
      </Heading>
    ) : (
      <p key={index} dir="auto" className={paragraph}>
        {part}
      </p>
    ),
  )
}

const page = css({
  minHeight: 'screen',
  maxWidth: '[45rem]',
  marginInline: 'auto',
  paddingInline: '6',
  paddingBlock: '12',
})
const product = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  marginBottom: '10',
  borderRadius: 'xs',
  fontSize: '[1.25rem]',
  fontWeight: 'semibold',
  letterSpacing: '[-0.01em]',
})
const main = css({ display: 'grid', gap: '4', '& h1:focus': { outline: '[0]' } })
// Nearer to its own text than to the text before it.
const heading = css({ marginTop: '4', marginBottom: '-2' })
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  marginTop: '8',
  textStyle: 'sm',
  _print: { display: 'none' },
})
// Single line breaks are kept as the host wrote them.
const paragraph = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
