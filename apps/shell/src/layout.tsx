import { isDemoHost } from '@tandem/api-client'
import { Button, lazyPart, OrElse, toast } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { useCsvStyle, userAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { MailboxLinkSpace } from './demo/mailbox-link-space.tsx'
import { SimulatedNote } from './demo/simulated-note.tsx'
import { OfflineBar } from './errors/offline-bar.tsx'
import { TopBar } from './header/top-bar.tsx'
import type { Menu } from './menu/load-menu.ts'
import { MenuProvider } from './menu/menu-context.tsx'
import { shellMessages } from './messages.ts'
import { SignOutQuestion } from './offline/changes/sign-out-question.tsx'
import { useOffline } from './offline/use-offline.ts'
import { CommandPalette } from './palette/command-palette.tsx'
import { PrintHead } from './print-head.tsx'
import { KeyboardShortcuts } from './shortcuts/keyboard-shortcuts.tsx'
import { CategoryDialogs } from './sidebar/starred/category-dialogs.tsx'
import { SidebarSheet } from './sidebar/sidebar-sheet.tsx'
import { useSidebarState } from './sidebar/sidebar-state.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { WhatsNew } from './whats-new/whats-new.tsx'

export { PageFrame } from '@tandem/app-frame'
export { frameStyles } from './frame-styles.ts'

/** The frame around every page behind sign-in: menu, top bar, content. */
export function Layout({ menu }: { menu: Menu }) {
  // Between the end of a session and the sign-in page, there is no user for a moment.
  return useAtomValue(userAtom) === null ? null : (
    <MenuProvider menu={menu}>
      <MainLayout notices={menu.notices} />
    </MenuProvider>
  )
}

const DemoControls = lazyPart(async () => (await import('./demo/demo-controls.tsx')).DemoControls)

function MainLayout({ notices }: Pick<Menu, 'notices'>) {
  const text = shellMessages.useText()
  const sidebar = useSidebarState()
  const { isPhone, isSheetOpen, setSheetOpen } = sidebar
  const [isDemo] = useState(() => isDemoHost())
  const isNavigating = useNavigation().state !== 'idle'
  const main = useRef<HTMLElement>(null)
  useOffline()
  useCsvStyle()
  useEffect(() => toast.prepare(), [])
  return (
    <>
      <a
        className={skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {text('skip')}
      </a>
      {isPhone ? (
        <SidebarSheet isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
      ) : (
        <Sidebar isOpen={sidebar.isOpen} />
      )}
      <CategoryDialogs />
      <SignOutQuestion />
      <div className={cx(content, sidebar.isOpen ? besideWide : besideNarrow)}>
        {isDemo && (
          <aside className={demoNote} aria-label={text('demo.label')}>
            <OrElse instead={<SimulatedNote />}>
              <Suspense fallback={<DemoNote />}>
                <DemoControls />
              </Suspense>
            </OrElse>
          </aside>
        )}
        <OfflineBar />
        <Suspense>
          {notices.map((Notice, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the features of an app do not change
            <OrElse key={index} instead={null}>
              <Notice />
            </OrElse>
          ))}
        </Suspense>
        <TopBar
          isPhone={isPhone}
          isSidebarOpen={isPhone ? isSheetOpen : sidebar.isOpen}
          onToggleSidebar={sidebar.toggle}
        />
        <PrintHead />
        <main id="main" ref={main} tabIndex={-1} className={page} aria-busy={isNavigating}>
          <Outlet />
        </main>
      </div>
      <CommandPalette />
      <KeyboardShortcuts />
      <WhatsNew />
    </>
  )
}

/** Looks like `DemoControls` until that has loaded. */
function DemoNote() {
  const text = shellMessages.useText()
  return (
    <>
      <SimulatedNote />
      <MailboxLinkSpace />
      <Button size="sm" variant="ghost" icon={<ChevronDown aria-hidden />}>
        {text('demo.options')}
      </Button>
    </>
  )
}

const skip = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'header',
  padding: '2',
  borderRadius: 'md',
  background: 'bg.raised',
  boxShadow: 'popover',
  textStyle: 'sm',
  fontWeight: 'medium',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})

const content = css({
  // Keeps the margin of the first element inside, so that it doesn't move the whole page.
  display: 'flow-root',
  minHeight: 'screen',
  paddingInline: '4',
  paddingBottom: { base: '8', mobile: '10' },
  mobile: { paddingInlineEnd: '6' },
  _print: { marginInlineStart: '0' },
})
const besideWide = css({ mobile: { marginInlineStart: '[token(sizes.sidebar.expanded)]' } })
const besideNarrow = css({
  mobile: { marginInlineStart: '[calc(token(sizes.sidebar.collapsed) + 2 * token(sizes.sidebar.inset))]' },
})
const demoNote = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  marginInline: { base: '-4', mobile: '0' },
  marginTop: { mobile: '2' },
  // Two lines of text on a phone, and a button.
  minHeight: '[3rem]',
  paddingBlock: '1',
  paddingInline: '4',
  borderRadius: { mobile: 'md' },
  background: 'info.subtle',
  color: 'info.fg',
  textStyle: 'xs',
  textAlign: 'center',
  _print: { display: 'none' },
})
const page = css({
  maxWidth: 'content-max',
  // A page fills its header a moment after the scroll position was restored, which scroll anchoring would
  // change.
  overflowAnchor: 'none',
  // Not `none`: Panda writes that as a transparent line, which forced colours would show.
  outline: '[0]',
  '& h1:focus': { outline: '[0]' },
})
