export { forgetClosedReports, forgetReporter } from './service.ts';
