export { NotFound as default } from '@/widgets/notFound/NotFound';
