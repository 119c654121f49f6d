/** The mark: an ear of grain, gleaned. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path d="M16 27V10" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="var(--wheat)">
        <path d="M16 3.8c2.2 2.3 2.2 4.9 0 7.1-2.2-2.2-2.2-4.8 0-7.1z" />
        <path d="M17 14.6c.2-3 2-4.7 5.2-4.8.2 3.2-1.7 5-5.2 4.8zM15 14.6c-.2-3-2-4.7-5.2-4.8-.2 3.2 1.7 5 5.2 4.8z" />
        <path d="M17 20.6c.2-3 2-4.7 5.2-4.8.2 3.2-1.7 5-5.2 4.8zM15 20.6c-.2-3-2-4.7-5.2-4.8-.2 3.2 1.7 5 5.2 4.8z" />
      </g>
    </svg>
  )
}

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark className="size-7" />
      <span className="text-lg font-semibold tracking-tight">Gleaner</span>
    </span>
  )
}
