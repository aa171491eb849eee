/** Everything that can be reported, one line per feature. */
import { reportEndpoints } from '#kit/reports/server.ts';
import { galleryReportTargets } from '#features/gallery/report-targets.server.ts';
import { shareReportTarget } from '#tools/share/report-target.server.ts';

export const reportImplementations = reportEndpoints([...galleryReportTargets, shareReportTarget]);
