import { brand, longDate, type ReportView, type ScanReport } from '@named-first/contract';
import type { ReactNode } from 'react';

type ReportHeaderProps = {
  lead: Omit<ReportView['lead'], 'isClient'>;
  report: ScanReport | null;
  children?: ReactNode;
};

/** The business, its site, and the date of the scan. */
export function ReportHeader({ lead, report, children }: ReportHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="min-w-0">
        <p className="text-soft">
          AI visibility report<span className="hidden print:inline"> by {brand.name}</span>
        </p>
        <h1 className="mt-1 text-3xl font-extrabold break-words">{lead.businessName}</h1>
        <p className="mt-2 wrap-anywhere text-soft">{lead.website}</p>
        {report && (
          <p className="text-soft">
            Measured {longDate(report.scannedAt)}, engine {report.engineVersion}
          </p>
        )}
      </div>
      {children && <div className="no-print flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
