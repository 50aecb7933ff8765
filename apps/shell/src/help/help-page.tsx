import type { Feature } from '@tandem/app-frame'
import { Card, EmptyState, SearchField } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paletteMessages } from '../palette/messages.ts'
import { findTerms } from './find-terms.ts'
import { loadHelp } from './load-help.ts'
import type { Term, Topic } from './load-help.ts'
import { useText } from './messages.ts'

/** The route module of the help page, with the terms of these features. */
export async function helpPage(features: readonly Feature[]) {
  const topics = await loadHelp(features)
  return { Component: () => <HelpPage topics={topics} /> }
}

/** Explains every figure, by topic, with a search. */
function HelpPage({ topics }: { topics: readonly Topic[] }) {
  const text = useText()
  const paletteText = paletteMessages.useText()
  const [query, setQuery] = useState('')
  const { key, state } = useLocation()
  const isSearch = state === 'search'
  const searchBox = useRef<HTMLDivElement>(null)
  // When the page is open already, nothing else moves the focus.
  useEffect(() => {
    if (isSearch) searchBox.current?.querySelector('input')?.focus()
  }, [isSearch, key])
  const found = findTerms(topics, query)
  const count = found.reduce((sum, { terms }) => sum + terms.length, 0)
  return (
    <div className={page}>
      <div className={search}>
        <div ref={searchBox} className={field}>
          <SearchField
            label={text('search')}
            placeholder={text('search')}
            clearLabel={text('clear')}
            shortcut="/"
            data-autofocus={isSearch || undefined}
            maxLength={200}
            value={query}
            onValueChange={setQuery}
          />
        </div>
        <output className={results}>{query.trim() !== '' && paletteText('results', { count })}</output>
      </div>
      {count === 0 ? (
        <Card flush>
          <EmptyState
            kind="nothingFound"
            title={paletteText('nothing', { query: query.trim() })}
            text={text('advice')}
          />
        </Card>
      ) : (
        <div className={body}>
          <Contents topics={found} />
          <div className={topicList}>
            {found.map((topic) => (
              <TopicCard key={topic.id} {...topic} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** A link to each topic; the one that was opened is marked. */
function Contents({ topics }: { topics: readonly Topic[] }) {
  const text = useText()
  const titleId = useId()
  const { hash } = useLocation()
  return (
    <nav aria-labelledby={titleId} className={contents}>
      <p id={titleId} className={contentsTitle}>
        {text('contents')}
      </p>
      <ul className={topicLinks}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={topicLink}
              aria-current={hash === `#${id}` ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopicCard({ id, title, terms }: Topic) {
  const { hash, key } = useLocation()
  const isLinked = hash === `#${id}`
  const titleRef = useRef<HTMLHeadingElement>(null)
  // The router scrolls to it once, which may be before this page has been rendered. A keyboard continues from here.
  useEffect(() => {
    if (!isLinked) return
    titleRef.current?.scrollIntoView()
    titleRef.current?.focus({ preventScroll: true })
  }, [isLinked, key])
  return (
    <section aria-labelledby={id}>
      <h2 ref={titleRef} id={id} tabIndex={-1} className={heading}>
        {title}
      </h2>
      <Card>
        <dl className={list}>
          {terms.map((term) => (
            <Definition key={term.id} {...term} />
          ))}
        </dl>
      </Card>
    </section>
  )
}

/** A term, which is a link to itself, and its definition. */
function Definition({ id, name, definition, note }: Term) {
  const isLinked = useLocation().hash === `#${id}`
  const row = useRef<HTMLDivElement>(null)
  // The router scrolls to it once, which may be before this page has been rendered.
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView()
  }, [isLinked])
  return (
    <div ref={row} id={id} className={cx(entry, isLinked && linked)}>
      <dt className={term}>
        <Link
          to={`#${id}`}
          className={link({ variant: 'plain' })}
          aria-current={isLinked ? 'location' : undefined}
        >
          {name}
        </Link>
      </dt>
      <dd className={meaning}>
        {definition}
        {note && ` ${note}`}
      </dd>
    </div>
  )
}

const page = css({ display: 'grid', gap: '6' })
const search = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  _print: { display: 'none' },
})
const field = css({ flex: '[0 1 420px]', mobileDown: { flexBasis: 'full' } })
const results = css({ textStyle: 'sm', color: 'fg.muted' })
// Beside the topics where there is room, and then always in sight.
const body = css({
  display: 'grid',
  gap: '6',
  maxWidth: '[860px]',
  wide: { gridTemplateColumns: '[minmax(0, 860px) 12rem]', columnGap: '8', maxWidth: '[none]' },
})
const contents = css({
  display: 'grid',
  gap: '2',
  wide: { position: 'sticky', top: '6', order: '1', alignSelf: 'start' },
  _print: { display: 'none' },
})
const contentsTitle = css({
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  wide: { paddingInlineStart: '3' },
})
const topicLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  listStyle: 'none',
  wide: { display: 'grid', gap: '0.5' },
})
// Chips in a row that wraps, and a list beside the topics.
const topicLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control-md',
  paddingInline: '3',
  border: '1px solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  background: 'bg.surface',
  textStyle: 'sm',
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { background: 'bg.hover' },
  mobileDown: { minHeight: 'control-touch' },
  '&[aria-current]': { background: 'bg.selected', color: 'accent.fg', fontWeight: 'medium' },
  wide: { minHeight: 'control-sm', background: 'transparent', borderColor: 'transparent' },
})
const topicList = css({ display: 'grid', gap: '6' })
const heading = css({
  textStyle: 'md',
  fontWeight: 'semibold',
  marginBottom: '2',
  // Below the bar that stays at the top of a phone.
  scrollMarginTop: '[5rem]',
})
// The space inside an entry is the space of the card.
const list = css({ marginBlock: '-3' })
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[14rem 1fr]',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '3',
  paddingInline: '3',
  marginInline: '-3',
  borderRadius: 'md',
  // Below the bar that stays at the top of a phone.
  scrollMarginTop: '[5rem]',
  breakInside: 'avoid',
  mobileDown: { gridTemplateColumns: '[1fr]' },
})
const linked = css({ background: 'bg.selected' })
const term = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const meaning = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
