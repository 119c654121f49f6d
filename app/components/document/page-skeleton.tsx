import { Skeleton } from '#app/components/ui/skeleton.tsx'

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden p-4">
      <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-3xl bg-surface" />
    </div>
  )
}
