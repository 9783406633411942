import { VideoIcon } from '../../components/ui/subject-icons';

/** A placeholder for videos of clients. It looks like an empty place, without a play button. */
export function VideoPlace() {
  return (
    <section aria-labelledby="video-testimonials" className="wrap mt-20">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="video-testimonials" className="text-2xl">
            Video testimonials
          </h2>
          <p className="mt-4 text-soft">
            Some things are better heard from the person. A film of a client comes with captions and its full text
            beside it, so that nobody has to listen to get the point.
          </p>
        </div>
        <div className="grid aspect-video place-items-center rounded-md border-2 border-dashed border-edge bg-sunk p-6 text-center">
          <div>
            <VideoIcon className="mx-auto size-10 text-soft" />
            <p className="mt-3 font-semibold">No film is here yet</p>
            <p className="mt-1 text-sm text-soft">The first one plays in this place.</p>
          </div>
        </div>
      </div>
    </section>
  );
}
