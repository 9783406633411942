import { Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The product's own metrics. Every label has few values: routes are patterns, never full paths. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, from its headers to the answer handed over.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    }),
    scans: new Counter({
      name: 'scans_total',
      help: 'Scans asked for, by how they were answered.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    judgements: new Counter({
      name: 'judgements_total',
      help: 'Scans that came to an end, by what they came to.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    scanDuration: new Histogram({
      name: 'scan_duration_seconds',
      help: 'Time one scan of a website took.',
      buckets: [0.5, 1, 2, 4, 8, 12, 15, 20],
      registers,
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time one run of a background job took.',
      labelNames: ['job', 'outcome'] as const,
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
      registers,
    }),
    retention: new Counter({
      name: 'retention_deleted_total',
      help: 'Rows and files deleted because of their age.',
      labelNames: ['what'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by kind and outcome.',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
  };
}
